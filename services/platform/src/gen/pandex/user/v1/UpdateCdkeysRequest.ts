// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateCdkeysRequest {
  'ids'?: (number | string | Long)[];
  'enabled'?: (boolean);
  'remark'?: (string);
  '_enabled'?: "enabled";
  '_remark'?: "remark";
}

export interface UpdateCdkeysRequest__Output {
  'ids': (number)[];
  'enabled'?: (boolean);
  'remark'?: (string);
}
