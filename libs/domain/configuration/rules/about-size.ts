import { rulesAboutSize, type Violation, type ViolationCode } from './violation';

const aboutSize: ReadonlySet<ViolationCode> = new Set(rulesAboutSize);

export const isAboutSize = ({ code }: Violation): boolean => aboutSize.has(code);
