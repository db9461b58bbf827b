// Original file: protos/pandex/task/v1/task.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetProgressRequest as _pandex_task_v1_GetProgressRequest, GetProgressRequest__Output as _pandex_task_v1_GetProgressRequest__Output } from '../../../pandex/task/v1/GetProgressRequest.ts';
import type { ImportDiskReply as _pandex_task_v1_ImportDiskReply, ImportDiskReply__Output as _pandex_task_v1_ImportDiskReply__Output } from '../../../pandex/task/v1/ImportDiskReply.ts';
import type { ImportDiskRequest as _pandex_task_v1_ImportDiskRequest, ImportDiskRequest__Output as _pandex_task_v1_ImportDiskRequest__Output } from '../../../pandex/task/v1/ImportDiskRequest.ts';
import type { PreviewImportReply as _pandex_task_v1_PreviewImportReply, PreviewImportReply__Output as _pandex_task_v1_PreviewImportReply__Output } from '../../../pandex/task/v1/PreviewImportReply.ts';
import type { PreviewImportRequest as _pandex_task_v1_PreviewImportRequest, PreviewImportRequest__Output as _pandex_task_v1_PreviewImportRequest__Output } from '../../../pandex/task/v1/PreviewImportRequest.ts';
import type { Progress as _pandex_task_v1_Progress, Progress__Output as _pandex_task_v1_Progress__Output } from '../../../pandex/task/v1/Progress.ts';

export interface TaskServiceClient extends grpc.Client {
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  
}

export interface TaskServiceHandlers extends grpc.UntypedServiceImplementation {
  GetProgress: grpc.handleUnaryCall<_pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_Progress>;
  
  ImportDisk: grpc.handleUnaryCall<_pandex_task_v1_ImportDiskRequest__Output, _pandex_task_v1_ImportDiskReply>;
  
  PreviewImport: grpc.handleUnaryCall<_pandex_task_v1_PreviewImportRequest__Output, _pandex_task_v1_PreviewImportReply>;
  
}

export interface TaskServiceDefinition extends grpc.ServiceDefinition {
  GetProgress: MethodDefinition<_pandex_task_v1_GetProgressRequest, _pandex_task_v1_Progress, _pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_Progress__Output>
  ImportDisk: MethodDefinition<_pandex_task_v1_ImportDiskRequest, _pandex_task_v1_ImportDiskReply, _pandex_task_v1_ImportDiskRequest__Output, _pandex_task_v1_ImportDiskReply__Output>
  PreviewImport: MethodDefinition<_pandex_task_v1_PreviewImportRequest, _pandex_task_v1_PreviewImportReply, _pandex_task_v1_PreviewImportRequest__Output, _pandex_task_v1_PreviewImportReply__Output>
}
