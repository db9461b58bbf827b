// Original file: protos/pandex/common/v1/status.proto

import type { Long } from '@grpc/proto-loader';

export interface ServiceStatus {
  'version'?: (string);
  'started_at'?: (string);
  'unready'?: (string)[];
  'waiting_events'?: (number | string | Long);
  'dead_letters'?: (number | string | Long);
  'disk_free'?: (number | string | Long);
  'disk_total'?: (number | string | Long);
  '_waiting_events'?: "waiting_events";
  '_dead_letters'?: "dead_letters";
}

export interface ServiceStatus__Output {
  'version': (string);
  'started_at': (string);
  'unready': (string)[];
  'waiting_events'?: (number);
  'dead_letters'?: (number);
  'disk_free': (number);
  'disk_total': (number);
}
