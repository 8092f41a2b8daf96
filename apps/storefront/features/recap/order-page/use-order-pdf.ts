import { useMutation } from '@tanstack/react-query';
import { logEntry } from '../../../lib/network/log';

/** Fetches a paper and hands it to the browser to be kept. Gives its size in bytes. */
export const useOrderPdf = (address: string) =>
  useMutation({ networkMode: 'always', mutationFn: () => fetchPaper(address) });

async function fetchPaper(address: string): Promise<number> {
  const name = address.split('/').at(-1)!;
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (!answer?.ok) {
    logEntry({ call: name, status: answer?.status ?? 0 }); // the address has the token of the order
    throw new Error(`${name} could not be had`);
  }
  const paper = await answer.blob();
  keep(paper, fileNameIn(answer.headers) ?? name);
  return paper.size;
}

/** Contains the number of the order (RFC 8187). */
function fileNameIn(headers: Headers): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name && decodeURIComponent(name);
}

/** Milliseconds in which a browser has begun to read what it was given. */
const untilRead = 60_000;

function keep(paper: Blob, name: string): void {
  const href = URL.createObjectURL(paper);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), untilRead);
}
