import { Controller } from '@nestjs/common';
import { storeLogEntry } from '@fenestra/contracts/http/page-log';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { LogEntries } from './log-entry.table';

@Controller()
export class PageLogController {
  constructor(private readonly entries: LogEntries) {}

  @Serve(storeLogEntry)
  async store({ body }: Call<typeof storeLogEntry>) {
    await this.entries.insert(body);
    return accept({});
  }
}
