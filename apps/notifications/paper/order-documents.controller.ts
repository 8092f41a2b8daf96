import { Controller } from '@nestjs/common';
import { readOrderDocument, readProforma } from '@fenestra/contracts/http/order-documents';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { ReadOrderDocument } from './read-order-document';

@Controller()
export class OrderDocumentsController {
  constructor(private readonly readOrderDocument: ReadOrderDocument) {}

  @Serve(readOrderDocument)
  read({ params }: Call<typeof readOrderDocument>) {
    return this.readOrderDocument.summary(params.token);
  }

  @Serve(readProforma)
  readProforma({ params }: Call<typeof readProforma>) {
    return this.readOrderDocument.proforma(params.token);
  }
}
