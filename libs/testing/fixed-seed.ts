import fc from 'fast-check';
import { seedOf } from './seed';

// A set-up file of all suites. A property that fails prints its seed; a spec names one of its own only with a reason.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf() });
