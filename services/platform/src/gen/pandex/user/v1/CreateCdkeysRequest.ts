// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface CreateCdkeysRequest {
  'kind'?: (string);
  'value'?: (number | string | Long);
  'count'?: (number);
  'max_uses'?: (number);
  'expire_at'?: (string);
  'remark'?: (string);
  'request_id'?: (string);
}

export interface CreateCdkeysRequest__Output {
  'kind': (string);
  'value': (number);
  'count': (number);
  'max_uses': (number);
  'expire_at': (string);
  'remark': (string);
  'request_id': (string);
}
