// Original file: protos/pandex/task/v1/task.proto


export interface ProgressItem {
  'line'?: (number);
  'disk_type'?: (string);
  'disk_name'?: (string);
  'status'?: (string);
  'msg'?: (string);
  'doc_id'?: (string);
}

export interface ProgressItem__Output {
  'line': (number);
  'disk_type': (string);
  'disk_name': (string);
  'status': (string);
  'msg': (string);
  'doc_id': (string);
}
