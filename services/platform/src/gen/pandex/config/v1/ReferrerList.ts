// Original file: protos/pandex/config/v1/config.proto

import type { ReferrerVisits as _pandex_config_v1_ReferrerVisits, ReferrerVisits__Output as _pandex_config_v1_ReferrerVisits__Output } from '../../../pandex/config/v1/ReferrerVisits.ts';

export interface ReferrerList {
  'list'?: (_pandex_config_v1_ReferrerVisits)[];
}

export interface ReferrerList__Output {
  'list': (_pandex_config_v1_ReferrerVisits__Output)[];
}
