import { sizeRules, type Violation, type ViolationCode } from './violation';

const aboutSize: ReadonlySet<ViolationCode> = new Set(sizeRules);

export const isSizeRule = ({ code }: Violation): boolean => aboutSize.has(code);
