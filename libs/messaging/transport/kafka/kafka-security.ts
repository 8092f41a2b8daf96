/** Ways to prove to a broker who one is, as Kafka names them, in small letters. */
export const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** How brokers are spoken to. Whom their certificates have to be from is Node's to know (`NODE_EXTRA_CA_CERTS`). */
export type KafkaSecurity = {
  readonly tls: boolean;
  readonly sasl?: {
    readonly mechanism: (typeof saslMechanisms)[number];
    readonly username: string;
    readonly password: string;
  };
};
