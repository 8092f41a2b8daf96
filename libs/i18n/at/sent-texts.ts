import type { TextsIn } from '../texts/text-parts';
import { sentTexts as german } from '../de/sent-texts';
import { austrian } from './austrian';

export const sentTexts: TextsIn<'sent'> = austrian(german);
