// Original file: protos/pandex/disk/v1/disk.proto

import type { ReportEntry as _pandex_disk_v1_ReportEntry, ReportEntry__Output as _pandex_disk_v1_ReportEntry__Output } from '../../../pandex/disk/v1/ReportEntry.ts';
import type { Long } from '@grpc/proto-loader';

export interface Report {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'health'?: (string);
  'takedown'?: (string);
  'reason'?: (string);
  'text'?: (string);
  'contact'?: (string);
  'count'?: (number);
  'first_time'?: (string);
  'last_time'?: (string);
  'verdict'?: (string);
  'note'?: (string);
  'handled_by'?: (number | string | Long);
  'handled_at'?: (string);
  'latest'?: (_pandex_disk_v1_ReportEntry)[];
}

export interface Report__Output {
  'id': (number);
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'health': (string);
  'takedown': (string);
  'reason': (string);
  'text': (string);
  'contact': (string);
  'count': (number);
  'first_time': (string);
  'last_time': (string);
  'verdict': (string);
  'note': (string);
  'handled_by': (number);
  'handled_at': (string);
  'latest': (_pandex_disk_v1_ReportEntry__Output)[];
}
