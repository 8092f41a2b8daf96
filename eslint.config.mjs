import { builtinModules } from 'node:module';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Who may import whom: domain ← contracts ← messaging ← platform ← clients ← services ← server. Each rule has a file in
// tests/boundaries that breaks it. A service never imports another one: it calls it by contract or hears of it by event.
const mayImport = {
  domain: [],
  i18n: ['domain'],
  contracts: ['domain'],
  messaging: ['domain', 'contracts'],
  platform: ['domain', 'contracts', 'messaging'],
  clients: ['domain', 'contracts', 'messaging', 'platform'],
  service: ['domain', 'i18n', 'contracts', 'messaging', 'platform', 'clients'],
  server: ['domain', 'i18n', 'contracts', 'messaging', 'platform', 'clients', 'service'],
  sandbox: [], // a witness: it knows nothing of the shop
  storefront: ['domain', 'i18n', 'contracts'],
};
const brokers = ['kafkajs', 'ioredis', 'bullmq'];
const onlyMini = { allowedExternalImports: ['zod/mini'] };
const packagesOf = {
  domain: onlyMini,
  i18n: { allowedExternalImports: [] },
  contracts: onlyMini,
  clients: { bannedExternalImports: brokers },
  service: { bannedExternalImports: brokers },
  server: { bannedExternalImports: brokers },
  sandbox: { bannedExternalImports: brokers },
  storefront: { bannedExternalImports: [...brokers, '@nestjs/*', 'zod'] },
};

const specs = ['**/*.spec.ts', '**/*.spec.tsx'];
const testCode = [...specs, '**/testing/**', 'tests/**'];

await createProjectGraphAsync(); // the rule reads the stored graph, and lets everything pass where there is none

const boundaries = {
  name: 'boundaries',
  files: ['apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts'],
  ignores: testCode,
  plugins: { '@nx': nx },
  rules: {
    '@nx/enforce-module-boundaries': [
      'error',
      {
        depConstraints: Object.entries(mayImport).map(([type, others]) => ({
          sourceTag: `type:${type}`,
          onlyDependOnLibsWithTags: others.map((each) => `type:${each}`),
          ...packagesOf[type],
        })),
        allowCircularSelfDependency: true, // a package may import itself by name
        checkDynamicDependenciesExceptions: ['.*'], // what is loaded late somewhere may be loaded early elsewhere
        // The layers have no circle; the graph has those of what tests import.
        ignoredCircularDependencies: Object.keys(mayImport).map((type) => [`tag:type:${type}`, `!tag:type:${type}`]),
      },
    ],
  },
};

const noNode = { regex: `^(node:|(${builtinModules.join('|')})(/|$))`, message: 'This runs in browsers too.' };
const ownTexts = {
  regex: '^@fenestra/i18n/(languages$|texts-of$|[a-z]{2}/)',
  message: 'A page loads the texts of its own shop only, by lib/loading/load-texts.ts.',
};
const refuseImports = (name, files, ...patterns) => ({
  name,
  files,
  ignores: testCode,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const inBrowsers = [
  refuseImports('runs in browsers', ['libs/{domain,contracts,i18n}/**/*.ts'], noNode),
  refuseImports('is the page', ['apps/storefront/**/*.ts', 'apps/storefront/**/*.tsx'], noNode, ownTexts),
];

const page = (files, regex, message) => ({
  name: `the page's ${files}`,
  files: [`apps/storefront/${files}.ts`, `apps/storefront/${files}.tsx`],
  ignores: specs,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});
const onlyBelow = 'A screen imports itself, components and lib; what several screens need lies there.';

/** app → features → components → lib, by relative paths; a feature is a screen, with or without rooms. */
const directionsOfPage = [
  page(
    'lib/**/*',
    '^(\\.\\./)+(app|features|components)/',
    'Everything may import lib; lib imports nothing of the page.',
  ),
  page('components/**/*', '^(\\.\\./)+(app|features)/', 'Components know no screen.'),
  page('features/*/*', '^\\.\\./(?!\\.\\./(components|lib)/)', onlyBelow),
  page('features/*/*/*', '^\\.\\./\\.\\./(?!\\.\\./(components|lib)/)', onlyBelow),
];

const pureDomain = {
  name: 'pure domain',
  files: ['libs/domain/**/*.ts'],
  ignores: specs,
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
        message: 'The domain has no clock: now is an argument.',
      },
      {
        selector:
          "MemberExpression[object.name='Math'][property.name='random'], MemberExpression[object.name='crypto']",
        message: 'The domain has no randomness: ids are arguments.',
      },
    ],
    'no-restricted-globals': [
      'error',
      ...['window', 'document', 'navigator', 'process', 'Buffer', 'fetch', 'setTimeout', 'setInterval'].map((name) => ({
        name,
        message: 'The domain runs anywhere, without Node and without a browser.',
      })),
    ],
  },
};

const tables = {
  name: 'SQL stands in tables',
  files: ['apps/!(storefront|sandbox)/**/*.ts'],
  ignores: [
    ...specs,
    '**/*.table.ts',
    'apps/server/host/databases.ts', // makes databases and roles, before there is a table
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: [
          'CallExpression[callee.property.name=/^(query|createQueryBuilder|getRepository)$/]',
          "MemberExpression[property.name='manager']",
          'Literal[value=/^\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) /]',
          'TemplateElement[value.raw=/^\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) /]',
        ].join(', '),
        message: "SQL stands in a table's own file, `*.table.ts`; use cases say `carts.change(…)`.",
      },
    ],
  },
};

const laterParts = [
  {
    selector: "ImportSpecifier[imported.name='lazy'], MemberExpression[property.name='lazy']",
    message:
      'A part that is loaded later is a `lazyChunk` of lib/loading/chunk.ts: `lazy` gives up where there is no connection.',
  },
  {
    selector: "JSXIdentifier[name='Suspense']",
    message: 'What is loaded later stands in `ImmediateSuspense`: `Suspense` itself shows it up to 300 ms late.',
  },
];
const inlineKeys = {
  selector: [
    "ObjectExpression > Property[key.name='queryKey'] > :matches(ArrayExpression[elements.0.type='Literal'], TSAsExpression)",
    "CallExpression[callee.property.name=/^(get|set)Query(Data|State)$/][arguments.0.type='ArrayExpression']",
  ].join(', '),
  message: 'Key, call and stale time of a query are in its `*.query.ts`, as `queryOptions`.',
};
const pageSyntax = (name, files, ...restricted) => ({
  name,
  files: files.map((file) => `apps/storefront/${file}`),
  rules: { 'no-restricted-syntax': ['error', ...restricted] },
});
const syntaxOfPage = [
  pageSyntax(
    'the page waits for a connection, and shares its queries',
    ['**/*.ts', '**/*.tsx'],
    ...laterParts,
    inlineKeys,
  ),
  pageSyntax('loads parts of the page', ['lib/loading/chunk.ts', 'components/immediate-suspense.tsx'], inlineKeys),
  pageSyntax('a query', ['**/*.query.ts'], ...laterParts),
];

/** Paths of the Linux kernel, and names of abstract sockets, which begin with a NUL. */
const ofLinux = /(^|[\s'"`(=])\/(proc|sys)(\/|$)|^\0[\w-]/;
const portable = {
  create: (context) => {
    const message = 'This exists on Linux only: libs/platform/service/platform.ts answers for each system.';
    const check = (node, text) => ofLinux.test(text) && context.report({ node, message });
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      // A letter stands for the value before and behind the text.
      TemplateElement: (node) =>
        check(node, `${node.parent.quasis[0] === node ? '' : 'x'}${node.value.cooked}${node.tail ? '' : 'x'}`),
    };
  },
};
const onePlatformFile = {
  name: 'systems differ in one file',
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  ignores: [
    'libs/platform/service/platform.ts',
    ...['tests/capacity/**', 'tests/load/memory.ts', 'tests/ops/one-node-cluster.ts'], // measure and build on Linux only
    'apps/server/host/data-folder.spec.ts', // its test of `/proc` is skipped elsewhere
  ],
  plugins: { fenestra: { rules: { portable } } },
  rules: { 'fenestra/portable': 'error' },
};

// Rules that need types, and general TypeScript rules, are in .oxlintrc.json (decision 106).
const typescript = {
  name: 'typescript',
  files: ['**/*.ts', '**/*.tsx'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: { parser: tseslint.parser },
};

const noLintComments = {
  name: 'no lint comments',
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  linterOptions: { noInlineConfig: true },
  rules: { 'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' }] },
};

const restrictedInTests = [
  ...['describe', 'it', 'test'].map((object) => ({ object, property: 'only', message: 'All tests run.' })),
  {
    property: 'waitForFunction',
    message: 'Where it asks twice, our policy forbids it: wait for a locator or an address, or `eventually`.',
  },
];

const tests = {
  name: 'tests',
  files: [...specs, 'tests/**/*.ts', 'libs/testing/**/*.ts'],
  rules: { 'no-restricted-properties': ['error', ...restrictedInTests] },
};

const noMeasuredTime = {
  name: 'no test measures time',
  files: specs,
  ignores: ['tests/capacity/**'], // it measures what an order takes
  rules: {
    'no-restricted-properties': [
      'error',
      ...restrictedInTests,
      {
        object: 'performance',
        property: 'now',
        message: 'A busy machine takes any time: assert states and order, or move the clock; `npm run bench` measures.',
      },
    ],
  },
};

export default defineConfig(
  globalIgnores([
    'tests/boundaries/*.ts',
    '!tests/boundaries/*.spec.ts',
    '**/dist/',
    '.dist-*/',
    '**/node_modules/',
    '.nx/',
    '.data/',
    '.data-*/',
    'infra/kafka/lib*/',
    'infra/kubernetes/programs/',
  ]),
  typescript,
  noLintComments,
  tests,
  noMeasuredTime,
  pureDomain,
  tables,
  syntaxOfPage,
  onePlatformFile,
  boundaries,
  inBrowsers,
  directionsOfPage,
);
