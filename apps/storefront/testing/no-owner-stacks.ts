import * as React from 'react';

// A set-up file of the storefront's tests. In development React records a stack for each element, up to 10,000 a second, which was 20 % of
// their CPU time. Its warnings name the components all the same. Where React has no such counter any more, this changes nothing.
type Internals = { recentlyCreatedOwnerStacks?: number };
const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
