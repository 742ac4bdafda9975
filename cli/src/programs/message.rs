use std::ffi::OsString;
use std::io::{self, IoSlice, IoSliceMut, Read, Write};
use std::mem::MaybeUninit;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer, SendAncillaryMessage, SendFlags,
    recvmsg, sendmsg,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a supervisor is told.
#[derive(Serialize, Deserialize)]
pub(super) enum Order {
    /// Run a program. Its three standard streams come with the message.
    Run(Task),
    /// End the program that runs, if one still does.
    End,
}

/// A program to run.
#[derive(Serialize, Deserialize)]
pub(crate) struct Task {
    /// The program and its arguments.
    pub(crate) command: Vec<OsString>,
    /// Files to exchange with it in its scratch folder; `None` for a program that uses its standard streams alone.
    pub(crate) files: Option<Files>,
}

/// Files that a program reads and writes.
#[derive(Serialize, Deserialize)]
pub(crate) struct Files {
    /// The name of its input file, and what is in it.
    pub(crate) input: (String, String),
    /// The name of its output file. What was there before is removed.
    pub(crate) output: String,
}

/// What a supervisor tells.
#[derive(Serialize, Deserialize)]
pub(super) enum Answer {
    /// It is there.
    Ready,
    /// The program runs; the number of its process group.
    Started(i32),
    /// The program and all that it started have ended. Its output file comes with the message if it wrote one.
    Ended(ProcessReport),
}

/// How a program ended, and what it used.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ProcessReport {
    pub(crate) ended: Ended,
    /// CPU time of it and of its descendants.
    pub(crate) cpu: Duration,
    /// The largest resident set of it, or of a child that it waited for, in bytes.
    pub(crate) memory: u64,
    /// Why there is no output file, where one was expected.
    pub(crate) no_output: Option<NoOutput>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ended {
    /// By itself, with this status.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// By the supervisor, because it was told to.
    Stopped,
    /// By the supervisor, because of its memory.
    Memory,
    /// By the supervisor, because it had more processes than these.
    Processes(usize),
    /// By the supervisor or by itself, with too much in its scratch folder; of what.
    Scratch(String),
    /// It was not started, and why.
    NotStarted(String),
    /// It was not started: what it left in its scratch folder does not let its input be written, or the disk is full.
    NoInput { reason: String, disk_is_full: bool },
}

/// What there is instead of an output file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NoOutput {
    Nothing,
    FolderGone,
    Link,
    Folder,
    NotPlain,
    Unreadable,
}

/// The most open files that come with a message: standard input, output and error.
const MOST_FILES: usize = 3;

/// Sends a message, and open files with it.
pub(super) fn send(mut socket: &UnixStream, message: &impl Serialize, files: &[BorrowedFd<'_>]) -> io::Result<()> {
    let text = serde_json::to_vec(message)?;
    let length = u32::try_from(text.len()).map_err(io::Error::other)?.to_le_bytes();
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_FILES))];
    let mut ancillary = SendAncillaryBuffer::new(&mut space);
    if !files.is_empty() {
        ancillary.push(SendAncillaryMessage::ScmRights(files));
    }
    // The files go with the first byte; the length is never sent in parts.
    sendmsg(socket, &[IoSlice::new(&length)], &mut ancillary, SendFlags::empty())?;
    socket.write_all(&text)
}

/// Receives a message and the files that came with it. `None` at the end: the other side is gone.
pub(super) fn receive<T: DeserializeOwned>(mut socket: &UnixStream) -> io::Result<Option<(T, Vec<OwnedFd>)>> {
    let mut length = [0; 4];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_FILES))];
    let mut ancillary = RecvAncillaryBuffer::new(&mut space);
    let received = recvmsg(socket, &mut [IoSliceMut::new(&mut length)], &mut ancillary, RECEIVE)?;
    if received.bytes == 0 {
        return Ok(None);
    }
    let files = ancillary.drain().filter_map(|message| match message {
        RecvAncillaryMessage::ScmRights(files) => Some(files),
        _ => None,
    });
    let files = files.flatten().collect();
    socket.read_exact(&mut length[received.bytes..])?;
    let mut text = vec![0; u32::from_le_bytes(length) as usize];
    socket.read_exact(&mut text)?;
    Ok(Some((serde_json::from_slice(&text)?, files)))
}

/// No program inherits a file that was received.
#[cfg(target_os = "linux")]
const RECEIVE: RecvFlags = RecvFlags::CMSG_CLOEXEC;
/// Other systems know no such flag. What is received there is duplicated once more by [`std::process::Command`], and
/// closed.
#[cfg(not(target_os = "linux"))]
const RECEIVE: RecvFlags = RecvFlags::empty();
