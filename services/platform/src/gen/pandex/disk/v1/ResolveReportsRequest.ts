// Original file: protos/pandex/disk/v1/disk.proto

import type { ReportFilter as _pandex_disk_v1_ReportFilter, ReportFilter__Output as _pandex_disk_v1_ReportFilter__Output } from '../../../pandex/disk/v1/ReportFilter.ts';
import type { Long } from '@grpc/proto-loader';

export interface ResolveReportsRequest {
  'ids'?: (number | string | Long)[];
  'filter'?: (_pandex_disk_v1_ReportFilter | null);
  'preview'?: (boolean);
  'verdict'?: (string);
  'note'?: (string);
  'restore'?: (boolean);
  'answer'?: (boolean);
}

export interface ResolveReportsRequest__Output {
  'ids': (number)[];
  'filter': (_pandex_disk_v1_ReportFilter__Output | null);
  'preview': (boolean);
  'verdict': (string);
  'note': (string);
  'restore': (boolean);
  'answer': (boolean);
}
