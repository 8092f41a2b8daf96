import { Controller, Injectable } from '@nestjs/common';
import { readFailedDependencies } from '@fenestra/contracts/http/dependencies';
import { accept } from '@fenestra/domain/result';
import { Serve } from '../http/serve-endpoint';
import { type Checks, healthOf } from '../observability/health';

/** The checks of a service's stores, for injection. */
export class StoreChecks {
  constructor(readonly checks: Checks) {}
}

/** Reports the failing dependencies of a service to operators. */
@Injectable()
@Controller()
export class DependenciesController {
  constructor(private readonly stores: StoreChecks) {}

  @Serve(readFailedDependencies)
  async failed() {
    const { checks } = await healthOf(this.stores.checks);
    const failed = Object.entries(checks).filter(([, { ready }]) => !ready);
    return accept({ failed: failed.map(([name, { detail }]) => ({ name, detail })) });
  }
}
