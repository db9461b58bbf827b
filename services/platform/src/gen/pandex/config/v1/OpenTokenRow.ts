// Original file: protos/pandex/config/v1/config.proto

import type { OpenTokenDay as _pandex_config_v1_OpenTokenDay, OpenTokenDay__Output as _pandex_config_v1_OpenTokenDay__Output } from '../../../pandex/config/v1/OpenTokenDay.ts';
import type { Long } from '@grpc/proto-loader';

export interface OpenTokenRow {
  'id'?: (number | string | Long);
  'name'?: (string);
  'scopes'?: (string)[];
  'per_minute'?: (number);
  'enabled'?: (boolean);
  'remark'?: (string);
  'calls_today'?: (number | string | Long);
  'last_used_at'?: (string);
  'days'?: (_pandex_config_v1_OpenTokenDay)[];
}

export interface OpenTokenRow__Output {
  'id': (number);
  'name': (string);
  'scopes': (string)[];
  'per_minute': (number);
  'enabled': (boolean);
  'remark': (string);
  'calls_today': (number);
  'last_used_at': (string);
  'days': (_pandex_config_v1_OpenTokenDay__Output)[];
}
