/** Of what is outside: the sandbox fails in its place, at the calls that it knows by these names. */
type ProviderFaultSettings = {
  readonly kind: 'fail' | 'slow';
  readonly targets: readonly string[];
  readonly ms?: number;
  readonly code?: number;
};

const gateways: readonly string[] = [
  'gopay.token',
  'gopay.create',
  'gopay.status',
  'gopay.refund',
  'paypal.token',
  'paypal.create',
  'paypal.get',
  'paypal.capture',
  'paypal.refund',
];

export const providerFaults = {
  'gateway-down': { kind: 'fail', targets: gateways, code: 503 },
  'gateway-slow': { kind: 'slow', targets: gateways, ms: 3_000 },
  'mailer-down': { kind: 'fail', targets: ['smtp.connect', 'smtp.data'], code: 451 },
} as const satisfies Record<string, ProviderFaultSettings>;
export type ProviderFault = keyof typeof providerFaults;

/**
 * Faults of the shop's own processes, which have loaded `fault-switches.ts`, each with the service in whose database it is switched; null where
 * that follows from the consumer group.
 */
const serviceByFault = {
  'prices-slow': 'configuration',
  'orders-fail': 'orders',
  'pages-fail': 'configuration', // the gateway has no database
  'sweep-fails': 'payments',
  'consumer-stopped': null,
  duplicates: null,
  poison: null,
} as const;
export type ServiceFault = keyof typeof serviceByFault;
export const serviceFaults = Object.keys(serviceByFault) as readonly ServiceFault[];
export const serviceOfFault = (fault: ServiceFault): string | null => serviceByFault[fault];

export const isProviderFault = (name: string): name is ProviderFault => Object.hasOwn(providerFaults, name);
export const isServiceFault = (name: string): name is ServiceFault =>
  (serviceFaults as readonly string[]).includes(name);

/** Which group reads nothing, gets all twice, or gets an event that it cannot handle, unless another is named. */
export const defaultGroup = 'orders.saga';
