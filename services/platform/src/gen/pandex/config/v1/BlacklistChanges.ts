// Original file: protos/pandex/config/v1/config.proto

import type { BlacklistChange as _pandex_config_v1_BlacklistChange, BlacklistChange__Output as _pandex_config_v1_BlacklistChange__Output } from '../../../pandex/config/v1/BlacklistChange.ts';
import type { Long } from '@grpc/proto-loader';

export interface BlacklistChanges {
  'list'?: (_pandex_config_v1_BlacklistChange)[];
  'version'?: (number | string | Long);
  'more'?: (boolean);
  'reset'?: (boolean);
}

export interface BlacklistChanges__Output {
  'list': (_pandex_config_v1_BlacklistChange__Output)[];
  'version': (number);
  'more': (boolean);
  'reset': (boolean);
}
