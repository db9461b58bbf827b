// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Cdkey {
  'id'?: (number | string | Long);
  'batch'?: (string);
  'kind'?: (string);
  'value'?: (number | string | Long);
  'tail'?: (string);
  'max_uses'?: (number);
  'used'?: (number);
  'enabled'?: (boolean);
  'expire_at'?: (string);
  'remark'?: (string);
  'used_by'?: (string)[];
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Cdkey__Output {
  'id': (number);
  'batch': (string);
  'kind': (string);
  'value': (number);
  'tail': (string);
  'max_uses': (number);
  'used': (number);
  'enabled': (boolean);
  'expire_at': (string);
  'remark': (string);
  'used_by': (string)[];
  'create_time': (string);
  'update_time': (string);
}
