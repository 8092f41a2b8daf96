import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unpooledCopy } from '@fenestra/platform/service/unpooled-copy';
import { acceptedCoding, type Coding, minCompressibleBytes } from '../edge/content-coding';

const compressions = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const satisfies Record<Coding, unknown>;

const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/;

export const cachePolicies = {
  /** The address names the content: it never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** May be kept, and is asked for again each time; usually a 304. */
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
  never: 'no-store',
} as const;

/** Something that is sent often: compressed once, at its first use, and known by its ETag. */
export class CompressedFile {
  private readonly body: Buffer;
  readonly etag: string;
  private readonly compressed = new Map<Coding, Promise<Buffer>>();

  constructor(
    body: Buffer | string,
    private readonly type: string,
    private readonly cacheControl: string,
    /** Content-Disposition: whether a browser shows or saves it, and the file name. */
    private readonly disposition?: string,
  ) {
    this.body = unpooledCopy(Buffer.from(body as string));
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** About as many as it takes in all its codings. */
  get estimatedBytes(): number {
    return 2 * this.body.length;
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({ etag: this.etag, 'cache-control': this.cacheControl, vary: 'accept-encoding' });
    if (this.disposition !== undefined) void reply.header('content-disposition', this.disposition);
    if (headers['if-none-match']?.includes(this.etag)) return reply.status(304).send();
    const coding = this.codingFor(headers['accept-encoding'] ?? '');
    if (coding) void reply.header('content-encoding', coding);
    return reply.type(this.type).send(coding ? await this.bodyIn(coding) : this.body);
  }

  private codingFor(accepted: string): Coding | undefined {
    if (this.body.length < minCompressibleBytes || !compressible.test(this.type)) return undefined;
    return acceptedCoding(accepted);
  }

  private bodyIn(coding: Coding): Promise<Buffer> {
    const known = this.compressed.get(coding) ?? compressions[coding](this.body).then(unpooledCopy);
    this.compressed.set(coding, known);
    return known;
  }
}

/** A PDF as services send it. It is drawn for each request and holds personal data. */
export const pdfFile = (base64: string, disposition: string): CompressedFile =>
  new CompressedFile(Buffer.from(base64, 'base64'), 'application/pdf', cachePolicies.never, disposition);
