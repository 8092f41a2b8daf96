import {
  type ConfiguratorAction,
  configuratorActions,
  configuratorPath,
} from '@fenestra/contracts/wire/configurator-actions';
import { changeHeader, drawingHeader, revisionHeader } from '@fenestra/contracts/wire/rest-call';
import { z } from 'zod/mini';
import { request } from './request';

type Actions = typeof configuratorActions;
export type ConfiguratorBody<Action extends ConfiguratorAction> = z.output<Actions[Action]['body']>;
export type ConfiguratorAnswer<Action extends ConfiguratorAction> = z.output<Actions[Action]['answer']>;

export type ConfiguratorKeys = {
  /** A repeat with the same one changes nothing again. */
  changeId?: string;
  /** The state that was seen: the change is refused when there is a newer one. */
  revision?: number;
  /** The page draws by itself: the answer comes without a picture. */
  undrawn?: boolean;
};

/** Asks the configurator address. Rejects with CallFailed. */
export async function callConfigurator<Action extends ConfiguratorAction>(
  action: Action,
  body: ConfiguratorBody<Action>,
  { changeId, revision, undrawn }: ConfiguratorKeys = {},
): Promise<ConfiguratorAnswer<Action>> {
  const contract: { body: z.ZodMiniType; answer: z.ZodMiniType } = configuratorActions[action];
  const answer = await request(action, {
    method: 'POST',
    path: configuratorPath,
    headers: {
      [changeHeader]: changeId,
      [revisionHeader]: revision === undefined ? undefined : String(revision),
      [drawingHeader]: undrawn ? 'none' : undefined,
    },
    body: { akce: action, ...(z.encode(contract.body, body) as object) },
  });
  return z.decode(contract.answer, answer) as ConfiguratorAnswer<Action>;
}
