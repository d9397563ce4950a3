import { storedUser } from '@turntable/declare/api/session.ts';
import { connect } from '@turntable/declare/connection.ts';
import { session } from '../contract/accounts/sessionCalls.ts';
import { ROLES } from '../contract/application.ts';
import { LIMITS } from '../contract/byCall/fieldLimits.ts';
import { QUERIES } from '../contract/byCall/queries.ts';

// what the low-code layer asks of the product: its users, and what its calls take
connect({
  user: () => ({ ...storedUser() }),
  roles: ROLES,
  refresh: session.refresh,
  limits: LIMITS,
  queries: QUERIES,
});
