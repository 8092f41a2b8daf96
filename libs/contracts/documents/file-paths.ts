import { orderPdfPath, proformaPdfPath } from '../order-page-paths';
import { failures, type Json, parameter, unknownId } from './openapi-parts';

const views = ['pohled', 'koty'];

/** What is read as a file: papers, drawings, catalogues. */
export const filePaths = (): Json => ({
  '/api/catalogue/{version}': file(
    'The catalogue that a product names as katalog; it never changes',
    'application/json',
    ['version'],
  ),
  '/api/configuration/{id}/nabidka.pdf': file('A dated offer on paper', 'application/pdf', ['id']),
  [orderPdfPath('{token}')]: file('An order on paper', 'application/pdf', ['token']),
  [proformaPdfPath('{token}')]: file(
    'The invoice in advance of an order; one that is paid at the door or was called off has none',
    'application/pdf',
    ['token'],
  ),
  '/api/drawing/{of}/{id}.svg': file(
    'A drawing of a configuration, offer, stock product or type',
    'image/svg+xml',
    ['of', 'id'],
    views,
  ),
  '/api/drawing/{of}/{id}.png': file('The same drawing', 'image/png', ['of', 'id'], [...views, 'sirka']),
  '/api/pictures/{name}.svg': file(
    'An accessory (accessory-801) or the section of a profile (profile-222915-window, profile-222915-door)',
    'image/svg+xml',
    ['name'],
  ),
});

const file = (summary: string, type: string, inPath: string[], query: string[] = []): Json => ({
  get: {
    tags: ['Files'],
    summary,
    parameters: [...inPath.map((name) => parameter(name, 'path')), ...query.map((name) => parameter(name, 'query'))],
    responses: {
      200: { description: 'The file', content: { [type]: {} } },
      404: unknownId,
      429: failures[429],
      503: failures[503],
    },
  },
});
