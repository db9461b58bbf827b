import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { GetProgressRequest as _pandex_task_v1_GetProgressRequest, GetProgressRequest__Output as _pandex_task_v1_GetProgressRequest__Output } from './pandex/task/v1/GetProgressRequest.ts';
import type { ImportDiskReply as _pandex_task_v1_ImportDiskReply, ImportDiskReply__Output as _pandex_task_v1_ImportDiskReply__Output } from './pandex/task/v1/ImportDiskReply.ts';
import type { ImportDiskRequest as _pandex_task_v1_ImportDiskRequest, ImportDiskRequest__Output as _pandex_task_v1_ImportDiskRequest__Output } from './pandex/task/v1/ImportDiskRequest.ts';
import type { PreviewImportReply as _pandex_task_v1_PreviewImportReply, PreviewImportReply__Output as _pandex_task_v1_PreviewImportReply__Output } from './pandex/task/v1/PreviewImportReply.ts';
import type { PreviewImportRequest as _pandex_task_v1_PreviewImportRequest, PreviewImportRequest__Output as _pandex_task_v1_PreviewImportRequest__Output } from './pandex/task/v1/PreviewImportRequest.ts';
import type { PreviewItem as _pandex_task_v1_PreviewItem, PreviewItem__Output as _pandex_task_v1_PreviewItem__Output } from './pandex/task/v1/PreviewItem.ts';
import type { Progress as _pandex_task_v1_Progress, Progress__Output as _pandex_task_v1_Progress__Output } from './pandex/task/v1/Progress.ts';
import type { ProgressItem as _pandex_task_v1_ProgressItem, ProgressItem__Output as _pandex_task_v1_ProgressItem__Output } from './pandex/task/v1/ProgressItem.ts';
import type { TaskServiceClient as _pandex_task_v1_TaskServiceClient, TaskServiceDefinition as _pandex_task_v1_TaskServiceDefinition } from './pandex/task/v1/TaskService.ts';
import type { UnsupportedLine as _pandex_task_v1_UnsupportedLine, UnsupportedLine__Output as _pandex_task_v1_UnsupportedLine__Output } from './pandex/task/v1/UnsupportedLine.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    task: {
      v1: {
        GetProgressRequest: MessageTypeDefinition<_pandex_task_v1_GetProgressRequest, _pandex_task_v1_GetProgressRequest__Output>
        ImportDiskReply: MessageTypeDefinition<_pandex_task_v1_ImportDiskReply, _pandex_task_v1_ImportDiskReply__Output>
        ImportDiskRequest: MessageTypeDefinition<_pandex_task_v1_ImportDiskRequest, _pandex_task_v1_ImportDiskRequest__Output>
        PreviewImportReply: MessageTypeDefinition<_pandex_task_v1_PreviewImportReply, _pandex_task_v1_PreviewImportReply__Output>
        PreviewImportRequest: MessageTypeDefinition<_pandex_task_v1_PreviewImportRequest, _pandex_task_v1_PreviewImportRequest__Output>
        PreviewItem: MessageTypeDefinition<_pandex_task_v1_PreviewItem, _pandex_task_v1_PreviewItem__Output>
        Progress: MessageTypeDefinition<_pandex_task_v1_Progress, _pandex_task_v1_Progress__Output>
        ProgressItem: MessageTypeDefinition<_pandex_task_v1_ProgressItem, _pandex_task_v1_ProgressItem__Output>
        TaskService: SubtypeConstructor<typeof grpc.Client, _pandex_task_v1_TaskServiceClient> & { service: _pandex_task_v1_TaskServiceDefinition }
        UnsupportedLine: MessageTypeDefinition<_pandex_task_v1_UnsupportedLine, _pandex_task_v1_UnsupportedLine__Output>
      }
    }
  }
}

