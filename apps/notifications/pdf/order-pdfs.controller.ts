import { Controller } from '@nestjs/common';
import { readOrderPdf, readProformaPdf } from '@fenestra/contracts/http/order-pdfs';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { ReadOrderPdf } from './read-order-pdf';

@Controller()
export class OrderPdfsController {
  constructor(private readonly readOrderPdf: ReadOrderPdf) {}

  @Serve(readOrderPdf)
  summary({ params }: Call<typeof readOrderPdf>) {
    return this.readOrderPdf.summary(params.token);
  }

  @Serve(readProformaPdf)
  proforma({ params }: Call<typeof readProformaPdf>) {
    return this.readOrderPdf.proforma(params.token);
  }
}
