import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Who may import whom: domain ← contracts ← messaging ← platform ← clients ← services ← server. Each rule has a file in
// tests/boundaries that breaks it.
const services = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications', 'gateway'];
const apps = [...services, 'server', 'sandbox', 'storefront'];

const packages = (names) => names.map((name) => `@fenestra/${name}/**`);
const not = (names, message) => ({ group: packages(names), message });
const only = (allowed, message) => ({ regex: `^(?!\\.{1,2}/|(?:${allowed.join('|')})$)`, message });
const own = (...names) => names.map((name) => `@fenestra/${name}/.*`);

const noBrokers = {
  regex: '^(kafkajs|ioredis|bullmq)(/|$)',
  message: 'Only messaging and platform know Kafka, Redis and BullMQ.',
};
const byName = { regex: '^(\\.\\./)+(apps|libs)/', message: 'Packages import each other by name.' };
const noTests = { group: packages(['testing']), message: 'Only tests import from testing.' };

const specs = ['**/*.spec.ts', '**/*.spec.tsx'];
const boundary = (folder, ...patterns) => ({
  name: `boundary of ${folder}`,
  files: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
  ignores: [...specs, `${folder}/testing/**`],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [byName, noTests, ...patterns] }] },
});

const boundaries = [
  boundary('libs/domain', only(['zod/mini', ...own('domain')], 'Domain imports zod/mini and itself, nothing else.')),
  boundary(
    'libs/i18n',
    only(own('domain', 'i18n'), 'Texts import domain and each other, nothing else: pages load them.'),
  ),
  boundary(
    'libs/contracts',
    only(
      ['zod/mini', ...own('domain', 'contracts')],
      'Contracts import zod/mini, domain and themselves, nothing else.',
    ),
  ),
  boundary(
    'libs/messaging',
    not(
      ['platform', 'clients', ...apps],
      'Messaging lies below platform and services; it imports contracts and domain.',
    ),
  ),
  boundary('libs/platform', not(['clients', ...apps], 'Platform lies below the services and knows none of them.')),
  boundary('libs/clients', not(apps, 'Clients call services by contract; they import none.'), noBrokers),
  ...services.map((service) =>
    boundary(
      `apps/${service}`,
      not(
        apps.filter((app) => app !== service),
        'A service never imports another one; it calls it by contract.',
      ),
      noBrokers,
    ),
  ),
  boundary('apps/server', noBrokers),
  boundary(
    'apps/sandbox',
    not(
      [...apps.filter((app) => app !== 'sandbox'), 'messaging', 'platform', 'clients', 'contracts'],
      'The sandbox is a witness: it knows nothing of the shop.',
    ),
    noBrokers,
  ),
  boundary(
    'apps/storefront',
    not(
      ['messaging', 'platform', 'clients', ...apps.filter((app) => app !== 'storefront')],
      'The storefront imports domain, contracts and i18n only.',
    ),
    { regex: '^(node:|@nestjs/|zod$)', message: 'The storefront runs in browsers, with zod/mini.' },
    {
      regex: '^@fenestra/i18n/(languages$|texts-of$|[a-z]{2}/)',
      message: 'A page loads the texts of its own shop only, by lib/load-texts.ts.',
    },
    noBrokers,
  ),
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
  page('lib/**/*', '^\\.\\./(app|features|components)/', 'Everything may import lib; lib imports nothing of the page.'),
  page('components/**/*', '^\\.\\./(app|features)/', 'Components know no screen.'),
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
  files: [...services, 'server'].map((app) => `apps/${app}/**/*.ts`),
  ignores: [
    ...specs,
    '**/*.table.ts',
    'apps/server/databases.ts', // makes databases and roles, before there is a table
    'apps/payments/**', // until its tables have files of their own
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

const typescript = {
  name: 'typescript',
  files: ['**/*.ts', '**/*.tsx'],
  extends: [tseslint.configs.strictTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  linterOptions: { noInlineConfig: true },
  rules: {
    '@typescript-eslint/ban-ts-comment': [
      'error',
      { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true, 'ts-check': false },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/no-extraneous-class': 'off', // Nest's modules are classes without members
    '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess leaves places where the code knows better
    '@typescript-eslint/no-misused-spread': 'off', // entities are rows: their columns are what is copied
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // likewise, rows are written as literals
    '@typescript-eslint/require-await': 'off', // an async signature may be a contract
    '@typescript-eslint/no-confusing-void-expression': 'off', // `() => void done()` and `return done()` read well
    '@typescript-eslint/no-meaningless-void-operator': 'off',
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/no-unnecessary-type-parameters': 'off', // they name what callers get inferred
    '@typescript-eslint/no-generated-empty-object-type': 'off',
    '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off', // the type says which fault is expected
    '@typescript-eslint/unbound-method': 'off',
  },
};

const tests = {
  name: 'tests',
  files: [...specs, 'tests/**/*.ts', 'libs/testing/**/*.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...['describe', 'it', 'test'].map((object) => ({ object, property: 'only', message: 'All tests run.' })),
    ],
    '@typescript-eslint/no-unsafe-assignment': 'off', // expect.any() and parsed answers
    '@typescript-eslint/no-unsafe-return': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
  },
};

export default defineConfig(
  globalIgnores([
    'tests/boundaries/*.ts',
    '!tests/boundaries/*.spec.ts',
    '**/dist/',
    '**/node_modules/',
    '.nx/',
    '.data/',
    'infra/kafka/lib*/',
  ]),
  typescript,
  tests,
  pureDomain,
  tables,
  boundaries,
  directionsOfPage,
);
