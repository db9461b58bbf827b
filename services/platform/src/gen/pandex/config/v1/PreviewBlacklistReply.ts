// Original file: protos/pandex/config/v1/config.proto

import type { AddressCount as _pandex_config_v1_AddressCount, AddressCount__Output as _pandex_config_v1_AddressCount__Output } from '../../../pandex/config/v1/AddressCount.ts';
import type { Long } from '@grpc/proto-loader';

export interface PreviewBlacklistReply {
  'would_have_stopped'?: (number | string | Long);
  'addresses'?: (number);
  'hits_yourself'?: (boolean);
  'hits_proxy'?: (boolean);
  'sample'?: (_pandex_config_v1_AddressCount)[];
}

export interface PreviewBlacklistReply__Output {
  'would_have_stopped': (number);
  'addresses': (number);
  'hits_yourself': (boolean);
  'hits_proxy': (boolean);
  'sample': (_pandex_config_v1_AddressCount__Output)[];
}
