import { Controller, HttpCode, Post } from '@nestjs/common';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { answerScript } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
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
    return answerScript(
      newConfiguration,
      request.shop,
      this.newConfiguration.execute(readAsked(newConfiguration.body, request)),
    );
  }
}
