import { Controller } from '@nestjs/common';
import { readOrderPdf, readProformaPdf } from '@fenestra/contracts/http/order-pdfs';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { ReadOrderDocument } from './read-order-document';

@Controller()
export class OrderDocumentsController {
  constructor(private readonly readOrderDocument: ReadOrderDocument) {}

  @Serve(readOrderPdf)
  read({ params }: Call<typeof readOrderPdf>) {
    return this.readOrderDocument.summary(params.token);
  }

  @Serve(readProformaPdf)
  readProforma({ params }: Call<typeof readProformaPdf>) {
    return this.readOrderDocument.proforma(params.token);
  }
}
