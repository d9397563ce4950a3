import { connect } from '@turntable/declare/connection.ts';
import { LIMITS } from '../contract/byCall/fieldLimits.ts';
import { QUERIES } from '../contract/byCall/queries.ts';
import { storedUser } from './api/session.ts';

// the low-code layer asks for the signed-in user and for what the product's calls take
connect({ user: () => ({ ...storedUser() }), limits: LIMITS, queries: QUERIES });
