import {
  type ConfiguratorAction,
  configuratorActions,
  configuratorPath,
} from '@fenestra/contracts/wire/configurator-actions';
import { changeHeader } from '@fenestra/contracts/wire/rest-calls';
import { z } from 'zod/mini';
import { request } from './request';

type Actions = typeof configuratorActions;
export type ConfiguratorBody<Action extends ConfiguratorAction> = z.output<Actions[Action]['body']>;
export type ConfiguratorAnswer<Action extends ConfiguratorAction> = z.output<Actions[Action]['answer']>;

/** Asks the configurator address; a repeat with the same change id changes nothing again. Rejects with CallFailed. */
export async function callConfigurator<Action extends ConfiguratorAction>(
  action: Action,
  body: ConfiguratorBody<Action>,
  changeId?: string,
): Promise<ConfiguratorAnswer<Action>> {
  const contract: { body: z.ZodMiniType; answer: z.ZodMiniType } = configuratorActions[action];
  const answer = await request(action, {
    method: 'POST',
    path: configuratorPath,
    headers: { [changeHeader]: changeId },
    body: { akce: action, ...(z.encode(contract.body, body) as object) },
  });
  return z.decode(contract.answer, answer) as ConfiguratorAnswer<Action>;
}
