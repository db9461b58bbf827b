// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface AuditRow {
  'id'?: (number | string | Long);
  'admin_id'?: (number | string | Long);
  'action'?: (string);
  'target'?: (string);
  'changes'?: (string);
  'client_address'?: (string);
  'request_id'?: (string);
  'create_time'?: (string);
}

export interface AuditRow__Output {
  'id': (number);
  'admin_id': (number);
  'action': (string);
  'target': (string);
  'changes': (string);
  'client_address': (string);
  'request_id': (string);
  'create_time': (string);
}
