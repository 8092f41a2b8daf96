import { Controller, HttpCode, Post } from '@nestjs/common';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { scriptResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { ConfiguratorActions } from './configurator-actions';
import { NewConfiguration } from './new-configuration';

const { newConfiguration } = configuratorCalls;

@Controller()
export class ConfiguratorController {
  constructor(
    private readonly actions: ConfiguratorActions,
    private readonly newConfiguration: NewConfiguration,
  ) {}

  @Post(configuratorPath)
  @HttpCode(200)
  act(@Wire() request: WireRequest) {
    return this.actions.endpoint.answer(request);
  }

  @Post(newConfiguration.path)
  @HttpCode(200)
  create(@Wire() request: WireRequest) {
    return scriptResponse(
      newConfiguration,
      request.shop,
      this.newConfiguration.execute(parseRequest(newConfiguration.body, request)),
    );
  }
}
