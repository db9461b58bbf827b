// Original file: protos/pandex/config/v1/config.proto

import type { BlacklistEntry as _pandex_config_v1_BlacklistEntry, BlacklistEntry__Output as _pandex_config_v1_BlacklistEntry__Output } from '../../../pandex/config/v1/BlacklistEntry.ts';

export interface Blacklist {
  'list'?: (_pandex_config_v1_BlacklistEntry)[];
  'total'?: (number);
}

export interface Blacklist__Output {
  'list': (_pandex_config_v1_BlacklistEntry__Output)[];
  'total': (number);
}
