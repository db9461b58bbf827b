// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateOpenTokenRequest {
  'id'?: (number | string | Long);
  'name'?: (string);
  'scopes'?: (string)[];
  'per_minute'?: (number);
  'enabled'?: (boolean);
  'remark'?: (string);
  '_name'?: "name";
  '_per_minute'?: "per_minute";
  '_enabled'?: "enabled";
  '_remark'?: "remark";
}

export interface UpdateOpenTokenRequest__Output {
  'id': (number);
  'name'?: (string);
  'scopes': (string)[];
  'per_minute'?: (number);
  'enabled'?: (boolean);
  'remark'?: (string);
}
