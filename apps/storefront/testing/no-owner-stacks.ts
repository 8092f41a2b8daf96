import * as React from 'react';

// Set-up file of the storefront's tests. Development builds of React capture a stack for each element, up to 10,000 a second: 20 % of the tests'
// CPU time (decision 105). Warnings still name components. Has no effect if React renames the counter.
type Internals = { recentlyCreatedOwnerStacks?: number };
const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
