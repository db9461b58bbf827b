// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface FileText {
  'name'?: (string);
  'text'?: (string);
  'url'?: (string);
  'update_time'?: (string);
  'id'?: (number | string | Long);
}

export interface FileText__Output {
  'name': (string);
  'text': (string);
  'url': (string);
  'update_time': (string);
  'id': (number);
}
