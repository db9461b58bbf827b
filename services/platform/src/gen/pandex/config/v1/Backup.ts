// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface Backup {
  'name'?: (string);
  'started_at'?: (string);
  'ended_at'?: (string);
  'bytes'?: (number | string | Long);
  'error'?: (string);
  'id'?: (number | string | Long);
}

export interface Backup__Output {
  'name': (string);
  'started_at': (string);
  'ended_at': (string);
  'bytes': (number);
  'error': (string);
  'id': (number);
}
