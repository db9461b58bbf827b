// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface UseCdkeyReply {
  'kind'?: (string);
  'value'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_until'?: (string);
}

export interface UseCdkeyReply__Output {
  'kind': (string);
  'value': (number);
  'coin': (number);
  'vip_until': (string);
}
