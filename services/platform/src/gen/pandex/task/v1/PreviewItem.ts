// Original file: protos/pandex/task/v1/task.proto


export interface PreviewItem {
  'line'?: (number);
  'disk_type'?: (string);
  'disk_id'?: (string);
  'disk_pass'?: (string);
  'disk_name'?: (string);
  'state'?: (string);
  'link'?: (string);
}

export interface PreviewItem__Output {
  'line': (number);
  'disk_type': (string);
  'disk_id': (string);
  'disk_pass': (string);
  'disk_name': (string);
  'state': (string);
  'link': (string);
}
