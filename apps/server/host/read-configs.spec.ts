import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servicePorts } from '@fenestra/clients/service-clients';
import { ConfigError } from '@fenestra/platform/service/config';
import type { Service } from '@fenestra/platform/service/service';
import { configRequirements, readConfigs, configSchemas } from './read-configs';
import { loadServices, type ServiceName, serviceNames } from './services';
import { listSettings } from './settings';

const files = mkdtempSync(join(tmpdir(), 'settings-'));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(files, name), text);
  return join(files, name);
};
const noFile = join(files, 'none');
const noJson = fileOf('no-json', 'hunter2:x');
afterAll(() => rmSync(files, { recursive: true }));

/** What each variable is told that cannot be: the value, and the words about it. */
const wrong: Readonly<Record<string, readonly (readonly [value: string, words: string])[]>> = {
  ...Object.fromEntries(
    ['PORT', 'ADMIN_PORT', 'SANDBOX_HTTP_PORT', 'SANDBOX_SMTP_PORT'].map((port) => [
      port,
      [
        ['x', 'expected number'],
        ['65536', 'Too big'],
        ['-1', 'Too small'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['RESERVATION_MINUTES', 'PAYMENT_SESSION_MINUTES', 'PAYMENT_GRACE_MINUTES', 'TRANSFER_DAYS', 'SLOW_BODY_MS'],
      ...['SLOW_HEADERS_MS', 'IDLE_SOCKET_MS', 'SOCKETS_PER_ADDRESS'],
      'UNANSWERED_HOURS',
    ].map((span) => [
      span,
      [
        ['soon', 'expected number'],
        ['0', 'Too small'],
        ['-1', 'Too small'],
        ['1e300', 'Too big'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        'CART_DAYS',
        'EMPTY_CART_DAYS',
        'CONFIGURATION_DAYS',
        'UNTOUCHED_DAYS',
        'SAVED_OFFER_DAYS',
        'ENDED_OFFER_DAYS',
      ],
      ...['LETTER_DAYS', 'FEEDBACK_DAYS', 'LOG_DAYS', 'MAIL_DAYS', 'ORDER_YEARS', 'SYNTHETIC_DAYS'],
    ].map((days) => [
      days,
      [
        ['x', 'expected number'],
        ['0', 'Too small'],
        ['1.5', 'expected int'],
        ['1e300', 'Too big'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['CHECK_VALUE_CZK', 'CHECK_VALUE_EUR', 'CHECK_VALUE_HUF'].map((value) => [
      value,
      [
        ['x', 'expected number'],
        ['0', 'Too small'],
        ['1.5', 'expected int'],
        ['1000000001', 'Too big'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['HELD_PIECES_OF_PRODUCT', 'HELD_PIECES', 'CHECK_PIECES'].map((pieces) => [
      pieces,
      [
        ['x', 'expected number'],
        ['0', 'Too small'],
        ['1.5', 'expected int'],
        ['1000001', 'Too big'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'SANDBOX_URL',
      'GATEWAY_URL',
      'GOPAY_URL',
      'PAYPAL_URL',
      'CAPTCHA_URL',
      ...Object.keys(servicePorts).map((name) => `${name.toUpperCase()}_URL`),
    ].map((url) => [
      url,
      [
        ['here', 'Invalid URL'],
        ['ftp://127.0.0.1/', 'Invalid URL'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['SLOW_HEADERS_MS', 'IDLE_SOCKET_MS', 'SOCKETS_PER_ADDRESS'].map((bound) => [
      bound,
      [
        ['x', 'expected number'],
        ['0', 'Too small'],
        ['1.5', 'expected int'],
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      'DATABASE_URL',
      ...[...Object.keys(servicePorts), 'events'].map((owner) => `${owner.toUpperCase()}_DATABASE_URL`),
    ].map((url) => [
      url,
      [
        ['mysql://a/b', 'Invalid URL'],
        ['here', 'Invalid URL'],
      ],
    ]),
  ),
  DATABASE_POOL: [
    ['3', 'Too small'],
    ['101', 'Too big'],
  ],
  KAFKA_TLS: [['yes', 'Invalid option']],
  HSTS_SUBDOMAINS: [['true', 'Invalid option']],
  KAFKA_SASL: [
    ['gssapi', 'Invalid option'],
    ['plain', 'needs KAFKA_USERNAME and KAFKA_PASSWORD'],
  ],
  REDIS_URL: [['http://a/', 'Invalid URL']],
  SMTP_URL: [['mail.example', 'Invalid URL']],
  KAFKA_BROKERS: [
    ['kafka', 'no list of host:port'],
    ['a:1,,b:2', 'no list of host:port'],
  ],
  ...Object.fromEntries(
    ['SERVICE_TOKEN', 'ERP_TOKEN', 'DESK_TOKEN'].map((token) => [
      token,
      [
        ['short', 'neither a token'],
        ['a-token-of-letters,short', 'neither a token'],
        ['a-token-of-letters,a-second-of-letters,a-third-of-letters', 'neither a token'],
      ],
    ]),
  ),
  FENESTRA_FSYNC: [['maybe', 'Invalid option']],
  FAULT_SWITCHES: [['maybe', 'Invalid option']],
  SYNTHETIC_EMAIL: [['nobody', 'Invalid email']],
  LOG_LEVEL: [['loud', 'Invalid option']],
  MAIL_FROM: [['nobody', 'Invalid email']],
  GOPAY_GOID: [['x', 'expected number']],
  DESK_ORIGIN: [
    ['operators.example', 'Invalid URL'],
    ['https://operators.example/desk', 'is no origin'],
  ],
  TRUST_PROXY: [
    ['everybody', 'Invalid input'],
    ['10.0.0.0/99', 'Invalid input'],
  ],
  CAPTCHA_SECRET: [['alone', 'belongs together with CAPTCHA_SECRET']],
  REPORTS: [
    ['{', 'is no JSON'],
    ['{"cs":{"unknown":1}}', 'Unrecognized key'],
    ['{"xx":{}}', 'Unrecognized key: "xx"'],
  ],
  THIRD_PARTY_SCRIPTS: [
    ['{', 'is no JSON'],
    ['{"cs":{"tagManager":"javascript:alert(1)"}}', 'Invalid URL'],
  ],
  SHOPS_FILE: [
    [noFile, 'there is no such file'],
    [noJson, 'the file is no JSON'],
    [files, 'this is a folder'],
    [fileOf('shops.json', '{"cs":{"host":[]}}'), 'Unrecognized key'],
  ],
  LIMITS_FILE: [
    [noFile, 'there is no such file'],
    [noJson, 'the file is no JSON'],
    [files, 'this is a folder'],
    [fileOf('limits.json', '{"order":0}'), 'order: Too small'],
    [fileOf('misspelt.json', '{"ordre":9}'), 'Unrecognized key: "ordre"'],
    [fileOf('text.json', '"none"'), 'expected object'],
  ],
  CATALOGUE_FOLDER: [
    [noFile, 'there is no such folder'],
    [noJson, 'this is no folder'],
  ],
  PRICE_LIST_FOLDER: [
    [noFile, 'there is no such folder'],
    [noJson, 'this is no folder'],
  ],
  STOREFRONT_DIR: [
    [noFile, 'there is no such folder'],
    [noJson, 'this is no folder'],
  ],
  POSTCODES_DIR: [
    [noFile, 'there is no such folder'],
    [files, 'cz.tsv cannot be read (ENOENT)'],
  ],
};

/** What takes any text, and where it is judged instead. */
const anyText = new Set([
  'OPERATOR',
  'NODE_ENV', // `production` or not
  'BIND', // when it is listened on: tests/system/start-and-stop.spec.ts
  'ADMIN_BIND',
  'FENESTRA_DATA', // when it is opened: data-folder.spec.ts
  'CAPTCHA_SITE_KEY', // by the provider
  'GOPAY_CLIENT_ID',
  'GOPAY_CLIENT_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'KAFKA_USERNAME', // by the brokers
  'KAFKA_PASSWORD',
]);

describe('a setting with a value that cannot be', () => {
  let services: Service[];
  beforeAll(async () => {
    services = await loadServices(serviceNames);
  });

  const faultOf = (env: NodeJS.ProcessEnv): Error => {
    try {
      readConfigs(services, env, configRequirements(serviceNames, false, env));
    } catch (fault) {
      return fault as Error;
    }
    return new Error('nothing was said');
  };

  it.each(
    Object.entries(wrong).flatMap(([name, cases]) => cases.map(([value, words]) => [name, value, words] as const)),
  )('is refused: %s=%s (%s)', (name, value, words) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toBeInstanceOf(ConfigError);
    const [heading, ...told] = fault.message.split('\n');
    expect(heading).toMatch(/^Faults in the configuration \(\d\):$/);
    const about = told.filter((line) => line.includes(words));
    expect(about).toEqual([expect.stringMatching(/^ {2}[a-z, ]+: [A-Z_]+[\w.]*: .*$/)]);
    expect(told.join('\n')).toContain(name === 'CAPTCHA_SECRET' ? 'CAPTCHA_SITE_KEY' : name);
    expect(fault.message).not.toContain('hunter2');
  });

  it('is known for every setting there is, host and services alike', () => {
    const variables = new Set(listSettings(configSchemas(services)).map(({ name }) => name));
    expect(variables.size).toBeGreaterThan(35);
    expect(listSettings(configSchemas(services)).filter(({ meaning }) => meaning.length < 10)).toEqual([]);
    expect([...variables].filter((name) => !(name in wrong) && !anyText.has(name))).toEqual([]);
    expect([...Object.keys(wrong), ...anyText].filter((name) => !variables.has(name))).toEqual([]);
  });
});

describe('a service that runs by itself', () => {
  const faultsOf = async (name: ServiceName, env: NodeJS.ProcessEnv): Promise<string> => {
    const services = await loadServices([name]);
    try {
      readConfigs(services, env, configRequirements([name], true, env));
      return '';
    } catch (fault) {
      return (fault as ConfigError).message;
    }
  };

  it.each([
    ['gateway', 'ERP_TOKEN', 'production'],
    ['desk', 'DESK_TOKEN', 'production'],
    ['desk', 'DESK_TOKEN', 'development'],
  ] as const)('lacks its token, and is told of it beside all else: %s, %s, %s', async (name, token, NODE_ENV) => {
    const told = await faultsOf(name, { NODE_ENV });

    expect(told.split('\n')).toContain(`  environment: ${token}: unset, and only the whole shop brings its own`);
    expect(told).toContain('SERVICE_TOKEN');
    expect(await faultsOf(name, { NODE_ENV, [token]: 'a-token-for-the-test' })).not.toContain(token);
  });

  it.each([
    ['gateway', 'ERP_TOKEN', 'development'],
    ['gateway', 'DESK_TOKEN', 'production'],
    ['desk', 'ERP_TOKEN', 'production'],
  ] as const)('may do without another: %s, %s, %s', async (name, token, NODE_ENV) => {
    expect(await faultsOf(name, { NODE_ENV })).not.toContain(token);
  });
});
