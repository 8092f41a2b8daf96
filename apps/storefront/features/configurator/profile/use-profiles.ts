import { useQuery } from '@tanstack/react-query';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import { useShop } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { profilesQuery } from './profiles.query';

export type Profile = ChoiceItem<'getProfiles'>;

export const useProfiles = () => useQuery(profilesQuery(useShop().id, useConfiguration().product));
