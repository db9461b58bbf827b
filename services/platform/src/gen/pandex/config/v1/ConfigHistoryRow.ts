// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface ConfigHistoryRow {
  'id'?: (number | string | Long);
  'name'?: (string);
  'admin_id'?: (number | string | Long);
  'create_time'?: (string);
  'changes'?: (string);
  'restore_changes'?: (string);
}

export interface ConfigHistoryRow__Output {
  'id': (number);
  'name': (string);
  'admin_id': (number);
  'create_time': (string);
  'changes': (string);
  'restore_changes': (string);
}
