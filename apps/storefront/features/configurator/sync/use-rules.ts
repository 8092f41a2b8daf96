import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from './rules.query';

/** Those of the version that the configuration names. While they are missing, drawing and refusals wait for the server's answers. */
export const useRules = (version: string) => useQuery(rulesQuery(version)).data;
