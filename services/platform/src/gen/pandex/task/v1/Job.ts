// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface Job {
  'id'?: (number | string | Long);
  'kind'?: (string);
  'status'?: (string);
  'done'?: (number);
  'total'?: (number);
  'msg'?: (string);
  'origin'?: (string);
  'attempts'?: (number);
  'create_time'?: (string);
  'started_at'?: (string);
  'ended_at'?: (string);
  'next_at'?: (string);
  'params'?: (string);
}

export interface Job__Output {
  'id': (number);
  'kind': (string);
  'status': (string);
  'done': (number);
  'total': (number);
  'msg': (string);
  'origin': (string);
  'attempts': (number);
  'create_time': (string);
  'started_at': (string);
  'ended_at': (string);
  'next_at': (string);
  'params': (string);
}
