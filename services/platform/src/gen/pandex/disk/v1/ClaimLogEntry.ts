// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ClaimLogEntry {
  'id'?: (number | string | Long);
  'claim_id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'claimant'?: (string);
  'rights'?: (string);
  'statement'?: (string);
  'contact'?: (string);
  'to_state'?: (string);
  'note'?: (string);
  'admin_id'?: (number | string | Long);
  'create_time'?: (string);
}

export interface ClaimLogEntry__Output {
  'id': (number);
  'claim_id': (number);
  'doc_id': (string);
  'disk_name': (string);
  'claimant': (string);
  'rights': (string);
  'statement': (string);
  'contact': (string);
  'to_state': (string);
  'note': (string);
  'admin_id': (number);
  'create_time': (string);
}
